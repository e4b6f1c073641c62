import type { FileOnItsWay } from '@/features/leave/ask/use-ask'
import { FileChooser } from '@/shared/form/file-chooser'
import { FileProgress } from '@/shared/form/file-progress'
import { shownSize } from '@/shared/form/file-rules'
import { useFileSender } from '@/shared/form/use-file-sender'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'

export type ChosenFilesProps = {
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  hint?: string | undefined
  /** The one that is on its way. */
  sending: FileOnItsWay | null
  onStop: () => void
}

/** Files that wait for the request they belong to: nothing can be stored before that is. */
export function ChosenFiles({ files, onFiles, hint, sending, onStop }: ChosenFilesProps) {
  const t = usePhrases('leave')
  const record = usePhrases('record')
  const sender = useFileSender<File>(
    file => Promise.resolve(file),
    file => onFiles([...files, file]),
  )
  return (
    <div className="form-stack" role="group" aria-label={t('ask.files')}>
      <span className="field-label">{t('ask.files')}</span>
      {hint && <p className="field-hint">{hint}</p>}
      {files.length > 0 && (
        <ul className="chosen-files">
          {files.map((file, index) => (
            <li key={`${file.name}-${index}`}>
              <Icon name="file-earmark-text" />
              <bdi className="text-break">{file.name}</bdi>
              <span className="text-muted small">{shownSize(file.size)}</span>
              <IconButton
                icon="trash"
                size="sm"
                label={record('form.file.remove', { name: file.name })}
                onClick={() => onFiles(files.filter(other => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {sending ? (
        <FileProgress name={sending.name} share={sending.share} onStop={onStop} />
      ) : (
        <FileChooser sender={sender} />
      )}
    </div>
  )
}
