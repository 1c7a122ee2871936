import ExternalLink from 'lucide-react/icons/external-link'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, useEffect, useState } from 'react'
import { PICTURE_TYPES, type PicturedKind } from '#contract/pictures.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FileButton } from '../ui/file-button.tsx'
import { useReadOnlyPart } from '../ui/read-only-part.tsx'
import { isOwnFile } from './browser-upload.ts'
import { OwnPicture } from './own-picture.tsx'
import type { PictureAddresses } from './upload-flow.ts'
import { uploadSession } from './upload-session.ts'
import { uploadMessages as messages } from './messages.ts'
import { UploadLine } from './upload-line.tsx'
import { useUploads } from './use-uploads.ts'

export interface ImageFieldProps {
  readonly kind: PicturedKind
  readonly rowId: string
  /** What the picture is of, for whoever does not see it. */
  readonly name: string
  readonly imageUrl: string
  readonly thumbnailUrl: string
  /** Takes the picture out of the row, with a way back. */
  readonly onChange: (picture: PictureAddresses, what: string) => void
}

/** The picture of a row, which is changed where that is possible. */
export function ImageField(props: ImageFieldProps) {
  return useReadOnlyPart() ? <ShownPicture {...props} /> : <PictureChoice {...props} />
}

function ShownPicture({ name, imageUrl, thumbnailUrl }: ImageFieldProps) {
  if (imageUrl === '') return <p className="text-muted">{messages.none}</p>
  const url = thumbnailUrl || imageUrl
  return isOwnFile(url) ? (
    <OwnPicture url={url} alt={messages.of(name)} className="size-24 rounded-lg" />
  ) : (
    <Elsewhere url={imageUrl} />
  )
}

/** A picture is dropped, pasted or chosen, several one after the other, with what is on its way below it (UP-01…05). */
function PictureChoice({ kind, rowId, name, imageUrl, thumbnailUrl, onChange }: ImageFieldProps) {
  const uploads = useUploads(kind, rowId)
  const [isOver, setIsOver] = useState(false)
  const take = (files: readonly File[]): void => void uploadSession()?.add(kind, rowId, files)
  usePastedFiles(take)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take([...event.dataTransfer.files])
  }

  return (
    <div role="group" aria-label={messages.image}>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={classNames(
          'flex items-center gap-4 rounded-xl border border-dashed p-3 transition-colors max-[23rem]:flex-col max-[23rem]:items-start',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
          isOver ? 'border-primary bg-accent' : 'border-field-line',
        )}
      >
        {isOwnFile(thumbnailUrl || imageUrl) ? (
          <OwnPicture url={thumbnailUrl || imageUrl} alt={messages.of(name)} className="size-24 rounded-lg" />
        ) : (
          <span className="flex size-24 shrink-0 items-center justify-center rounded-lg bg-accent text-muted">
            <ImagePlus aria-hidden="true" className="size-7" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{imageUrl === '' ? messages.none : messages.image}</p>
          {imageUrl !== '' && !isOwnFile(imageUrl) ? <Elsewhere url={imageUrl} /> : <Hint />}
          <div className="mt-2 flex flex-wrap gap-2">
            <FileButton
              label={imageUrl === '' ? messages.choose : messages.replace}
              size="small"
              multiple
              accept={PICTURE_TYPES}
              onFiles={take}
            />
            {imageUrl !== '' && (
              <Button size="small" onClick={() => onChange({ imageUrl: '', thumbnailUrl: '' }, messages.image)}>
                {messages.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
      {uploads.length > 0 && (
        <ul className="mt-3 space-y-3">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Hint() {
  return (
    <p className="text-[13px] text-pretty text-muted">
      {messages.drop} {messages.limits}
    </p>
  )
}

/** An address on another machine is named and not loaded: the page asks nobody but its own server. */
function Elsewhere({ url }: { readonly url: string }) {
  const host = URL.canParse(url) ? new URL(url).host : url
  return (
    <p className="text-[13px] text-pretty text-muted">
      {messages.elsewhere(host)}{' '}
      <a href={url} target="_blank" rel="noreferrer noopener" className="inline-flex items-center gap-1 underline">
        {messages.open}
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
    </p>
  )
}

/** Pictures that are pasted anywhere on the page, while the field is shown. */
function usePastedFiles(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
}
