import type { OpenedStatement } from '@contract/modules/commission/statement-link'
import { PaperFrame } from '@/features/papers/paper-frame'
import { OpenedStatementView } from '@/features/papers/statement/opened-statement'
import { usePaper } from '@/features/papers/use-paper'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What a developer is billed, and its answer. */
export function StatementPage({ token }: { token: string }) {
  const t = usePhrases('papers')
  const paper = usePaper<OpenedStatement>('statement', token)
  return (
    <PaperFrame paper={paper} closed={t('statement.closed')}>
      {opened => <OpenedStatementView opened={opened} token={token} onAnswered={paper.show} />}
    </PaperFrame>
  )
}
