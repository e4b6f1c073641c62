import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskDocument } from '@/shared/document-desk/desk-document'
import { DocumentDecision } from '@/shared/document-desk/document-decision'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FileContent } from '@/shared/viewer/file-content'
import { Ltr } from '@/shared/format/ltr'
import { fetchContent } from '@/shared/record/stored-files'
import { useStepKeys } from '@/shared/ui/use-step-keys'
import '@/shared/document-desk/document-desk.scss'

export type DocumentQueueProps = {
  documents: readonly DeskDocument[]
  /** More may wait than came with one answer. */
  onLastDecided?: () => void
}

/** A file that was uploaded anew waits anew. */
const keyOf = ({ source, id, row_version }: DeskDocument) => `${source} ${id} ${row_version}`

/** Documents that wait, beside the one that is looked at: what is decided leaves, and the next one opens. */
export function DocumentQueue({ documents, onLastDecided }: DocumentQueueProps) {
  const [decided, setDecided] = useState<readonly string[]>([])
  const [chosenId, setChosen] = useState<string | null>(null)
  const waiting = documents.filter(document => !decided.includes(keyOf(document)))
  const index = Math.max(
    waiting.findIndex(({ id }) => id === chosenId),
    0,
  )
  const chosen = waiting[index]
  useStepKeys(by => setChosen(waiting[Math.min(Math.max(index + by, 0), waiting.length - 1)]?.id ?? null))
  if (!chosen) return null

  const handleDecided = () => {
    setChosen((waiting[index + 1] ?? waiting[index - 1])?.id ?? null)
    setDecided([...decided, keyOf(chosen)])
    if (waiting.length === 1) onLastDecided?.()
  }
  return (
    <div className="document-queue">
      <QueueList waiting={waiting} chosenId={chosen.id} onChoose={setChosen} />
      <div className="document-shown stack" key={keyOf(chosen)}>
        <div>
          <h3 className="section-title mb-0">
            <bdi>{chosen.name}</bdi>
          </h3>
          <Link to={chosen.recordPath}>
            <bdi>{chosen.buyerName}</bdi> · <Ltr>{chosen.number}</Ltr>
          </Link>
        </div>
        <DocumentDecision document={chosen} onDecided={handleDecided} />
        {chosen.files.map(({ name, mime, url }) => (
          <FileContent key={url} name={name} mime={mime} fetchFile={() => fetchContent(url, mime)} />
        ))}
      </div>
    </div>
  )
}

type QueueListProps = {
  waiting: readonly DeskDocument[]
  chosenId: string
  onChoose: (id: string) => void
}

function QueueList({ waiting, chosenId, onChoose }: QueueListProps) {
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
