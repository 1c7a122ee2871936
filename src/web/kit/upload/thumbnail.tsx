import { OwnPicture } from './own-picture.tsx'

/** The small picture beside a name in a list; the name says what it shows. */
export function Thumbnail({ url }: { readonly url: string }) {
  return <OwnPicture url={url} alt="" className="size-8 rounded-md" />
}
