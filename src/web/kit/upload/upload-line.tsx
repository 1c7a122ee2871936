import { fileSizeText } from '#contract/pictures.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { ToneShape, toneText } from '../ui/tone.tsx'
import { labelMessages } from '../format/label-messages.ts'
import { uploadMessages as messages } from './messages.ts'
import { type ShownUpload, uploadSession } from './upload-session.ts'

/** One picture on its way: how far it has come, that it waits, or why it stopped and what to do. */
export function UploadLine({ upload }: { readonly upload: ShownUpload }) {
  const { id, name, phase, size, progress, failure } = upload
  const cancel = (
    <Button size="small" onClick={() => void uploadSession()?.cancel(id)}>
      {phase === 'failed' ? messages.discard : messages.cancel}
    </Button>
  )
  if (phase === 'sending' || phase === 'saving') {
    const tries = progress && progress.attempt > 1 ? messages.attempt(progress.attempt) : undefined
    return (
      <li>
        <ProgressBar
          label={phase === 'saving' ? messages.saving : messages.uploading(name)}
          done={Math.min(progress?.sentBytes ?? 0, size)}
          total={size}
          detail={[fileSizeText(size), tries].filter(Boolean).join(' · ')}
          action={cancel}
        />
      </li>
    )
  }
  const isFailed = phase === 'failed'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        <span className={isFailed ? `mt-1.5 flex ${toneText.bad}` : 'mt-1.5 flex text-muted'}>
          <ToneShape tone={isFailed ? 'bad' : 'neutral'} />
        </span>
        <span className="min-w-0 text-pretty" role={isFailed ? 'alert' : 'status'}>
          {isFailed ? labelMessages.named(name, failure ?? '') : messages.waiting(name)}
        </span>
      </span>
      <span className="flex gap-2">
        {isFailed && (
          <Button size="small" onClick={() => void uploadSession()?.retry(id)}>
            {messages.tryAgain}
          </Button>
        )}
        {cancel}
      </span>
    </li>
  )
}
