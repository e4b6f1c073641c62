import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { FileDrop } from '@/shared/form/file-drop'
import { FileProgress } from '@/shared/form/file-progress'
import type { FileSender } from '@/shared/form/use-file-sender'

export type FileChooserProps = {
  sender: FileSender
  label?: string | undefined
  disabled?: boolean | undefined
}

/** Chooses a file or takes a picture, and shows how its sending goes. */
export function FileChooser({ sender, label, disabled = false }: FileChooserProps) {
  const t = usePhrases('record')
  const { sending } = sender
  return (
    <div className="file-sending">
      <FileDrop label={label} disabled={disabled} onFiles={files => files[0] && sender.send(files[0])} />
      {sending && sending.step !== 'failed' && (
        <FileProgress
          name={sending.name}
          share={sending.step === 'shrinking' ? undefined : sending.share}
          onStop={sender.cancel}
        />
      )}
      {sending?.step === 'failed' && (
        <div className="file-progress" role="alert">
          <p className="field-error">
            <bdi>{sending.name}</bdi>
            <span>{sending.failure.message}</span>
          </p>
          <Button size="sm" icon="arrow-clockwise" onClick={sender.retry}>
            {t('form.file.again')}
          </Button>
          <Button size="sm" onClick={sender.forget}>
            {t('form.file.forget')}
          </Button>
        </div>
      )}
    </div>
  )
}
