import type { OpenedRelease } from '@contract/modules/commission/release-link'
import { PaperFrame } from '@/features/papers/paper-frame'
import { OpenedReleaseView } from '@/features/papers/release/opened-release'
import { usePaper } from '@/features/papers/use-paper'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What a payee was paid, and whether it has come. */
export function ReleasePage({ token }: { token: string }) {
  const t = usePhrases('papers')
  const paper = usePaper<OpenedRelease>('release', token)
  return (
    <PaperFrame paper={paper} closed={t('release.closed')}>
      {opened => <OpenedReleaseView opened={opened} token={token} onAnswered={paper.show} />}
    </PaperFrame>
  )
}
