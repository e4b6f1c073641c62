import type { ReleaseBar } from '@contract/modules/commission/release-line'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

/** Why a payee cannot be paid now; a draft can be made all the same. */
export function BarNote({ bars }: { bars: readonly ReleaseBar[] }) {
  const t = usePhrases('releases')
  if (bars.length === 0) return null
  return (
    <Banner tone="warning" title={t('bars.title')}>
      {bars.map(bar => t(`bars.${bar}`)).join(' ')}
    </Banner>
  )
}
