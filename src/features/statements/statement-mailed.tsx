import type { Statement } from '@contract/modules/commission/statement.document'
import { DisputedLines } from '@/features/statements/disputed-lines'
import { StatementMemos } from '@/features/statements/statement-memos'
import { useGetMailingQuery } from '@/features/statements/statements.api'
import { MailedTable } from '@/shared/document/mailed-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'

/** What changed of it, who got it, what was answered, and the lines that are not agreed with. */
export function StatementMailed({ statement }: { statement: Pick<Statement, 'id' | 'lines'> }) {
  const t = usePhrases('statements')
  const { currentData, error, isFetching, refetch } = useGetMailingQuery(statement.id)
  if (error) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!currentData) return null
  const { mails, disputes, memos } = currentData
  return (
    <>
      {memos.length > 0 && <StatementMemos id={statement.id} memos={memos} />}
      {mails.length > 0 && (
        <MailedTable
          mails={mails}
          answerOf={({ answer }) =>
            answer &&
            t(answer.disputed.length > 0 ? 'mailing.disputed' : 'mailing.acknowledged', { name: answer.by })
          }
        />
      )}
      {disputes.length > 0 && <DisputedLines disputes={disputes} lines={statement.lines} />}
    </>
  )
}
