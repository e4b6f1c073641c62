import type { DeskDocument } from '@/shared/document-desk/desk-document'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type QueueListProps = {
  waiting: readonly DeskDocument[]
  chosenId: string
  onChoose: (id: string) => void
}

export function QueueList({ waiting, chosenId, onChoose }: QueueListProps) {
  const t = usePhrases('document-desk')
  const formats = useFormats()
  return (
    <nav aria-label={t('queue.label')}>
      <p className="text-muted small">{t('queue.count', { count: waiting.length })}</p>
      <ul className="queue-list">
        {waiting.map(({ source, id, name, buyerName, uploadedAt }) => (
          <li key={`${source} ${id}`}>
            <button
              type="button"
              className="queue-item"
              aria-current={id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              <bdi className="fw-medium">{name}</bdi>
              <span className="small">
                <bdi>{buyerName}</bdi>
              </span>
              <time className="small text-muted" dateTime={uploadedAt}>
                {formats.longDate(uploadedAt)}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
