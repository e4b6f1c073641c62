import type { Attachment } from '@contract/kernel/record-calls'
import { isPicture, shownSize } from '@/shared/form/file-rules'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { HeldBadge } from '@/shared/record/held-badge'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'

export type RecordFileProps = { file: Attachment; onPreview: () => void; onDownload: () => void }

/** What is held back is named, and cannot be had. */
export function RecordFile({ file, onPreview, onDownload }: RecordFileProps) {
  const t = usePhrases('record')
  const formats = useFormats()
  return (
    <li className="record-file">
      <Icon name="file-earmark-text" size="lg" />
      <div className="history-words">
        <p className="text-break mb-0">
          <bdi>{file.file_name}</bdi>
        </p>
        <p className="text-muted small mb-0">
          <bdi dir="ltr">{shownSize(file.size_bytes)}</bdi> ·{' '}
          <bdi>{file.author_name ?? t('history.nobody')}</bdi> ·{' '}
          <time dateTime={file.at}>{formats.longDate(file.at)}</time>
        </p>
      </div>
      {file.held !== null && <HeldBadge held={file.held} />}
      {file.held === null && isPicture(file.mime) && (
        <IconButton icon="eye" label={t('files.preview', { name: file.file_name })} onClick={onPreview} />
      )}
      {file.held === null && (
        <IconButton
          icon="download"
          label={t('files.download', { name: file.file_name })}
          onClick={onDownload}
        />
      )}
    </li>
  )
}
