import type { ShownSeal } from '@contract/kernel/document-seal'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Modal } from '@/shared/ui/modal'

export type SealDialogProps = {
  kind: 'payslip' | 'memo'
  number: string
  asked: { data?: ShownSeal | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
}

/** The code by which anybody who is handed the document can check it, and what such a check tells. */
export function SealDialog({ kind, number, asked, onClose }: SealDialogProps) {
  const t = usePhrases('files')
  const { data: seal, ...answer } = asked
  return (
    <Modal show title={t('seal.title', { number })} onClose={onClose}>
      {!seal && <AnswerWait answer={answer} lines={6} />}
      {seal && (
        <div className="stack">
          <p>{t('seal.text')}</p>
          <svg
            className="files-seal"
            viewBox={`0 0 ${seal.side} ${seal.side}`}
            role="img"
            aria-label={t('seal.code')}
            shapeRendering="crispEdges"
          >
            <path d={seal.path} />
          </svg>
          <p>
            <a href={seal.url} target="_blank" rel="noreferrer" className="text-break">
              <Ltr>{seal.url}</Ltr>
            </a>
          </p>
          <div>
            <p>{t(kind === 'payslip' ? 'seal.hash_of_file' : 'seal.hash_of_memo')}</p>
            <p className="text-break text-muted small" dir="ltr">
              {seal.hash}
            </p>
          </div>
        </div>
      )}
    </Modal>
  )
}
