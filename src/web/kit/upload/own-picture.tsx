import ImageIcon from 'lucide-react/icons/image'
import { useEffect, useState } from 'react'
import { callApi } from '../data/api.ts'
import { classNames } from '../ui/class-names.ts'
import { isOwnFile } from './browser-upload.ts'

export interface OwnPictureProps {
  readonly url: string
  /** What it shows, for whoever does not see it; empty beside its own name. */
  readonly alt: string
  readonly className?: string
}

/** Pictures in memory; more would cost more than asking the browser's cache again. */
const MOST = 200
const pictures = new Map<string, Promise<string>>()

/** A picture of the user's own files, asked for with their sign-in; its place is kept while it loads or cannot be had. */
export function OwnPicture({ url, alt, className }: OwnPictureProps) {
  const source = useSource(url)
  const box = classNames('flex shrink-0 items-center justify-center overflow-hidden bg-accent text-muted', className)
  return (
    <span className={box}>
      {source === undefined ? (
        <ImageIcon aria-hidden="true" className="size-1/3 max-h-6 min-h-3" />
      ) : (
        <img src={source} alt={alt} className="size-full object-cover" />
      )}
    </span>
  )
}

/** The address of the bytes in memory; undefined while there are none. */
function useSource(url: string): string | undefined {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly source: string }>()
  useEffect(() => {
    let isLeft = false
    void pictureOf(url).then(
      (source) => isLeft || setLoaded({ url, source }),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [url])
  return loaded?.url === url ? loaded.source : undefined
}

function pictureOf(url: string): Promise<string> {
  const known = pictures.get(url)
  if (known) return known
  if (!isOwnFile(url)) return Promise.reject(new Error('not one of our files'))
  const loading = bytesOf(url).then((blob) => URL.createObjectURL(blob))
  pictures.set(url, loading)
  // What could not be had is asked for again the next time.
  loading.catch(() => pictures.delete(url))
  forgetOldest()
  return loading
}

function forgetOldest(): void {
  const oldest = pictures.size > MOST ? [...pictures.keys()][0] : undefined
  if (oldest === undefined) return
  void pictures.get(oldest)?.then((source) => URL.revokeObjectURL(source))
  pictures.delete(oldest)
}

/** Without a network there may be no bearer, but what was seen before lies in the browser's cache: its files never change. */
async function bytesOf(url: string): Promise<Blob> {
  const answer = await callApi(url).catch(() => fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }))
  if (!answer.ok) throw new Error(`the picture answered ${answer.status}`)
  return answer.blob()
}
