import { audienceSchema, type Audience } from '@contract/modules/files/audience'
import { useCountAudienceQuery } from '@/features/files/memos.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type AudienceCountProps = { audience: Audience; ouId: string | null }

/** How many will see it, counted by the server at each change. */
export function AudienceCount({ audience, ouId }: AudienceCountProps) {
  const t = usePhrases('files')
  const isWhole = audienceSchema.safeParse(audience).success
  const { currentData: count, isFetching } = useCountAudienceQuery(
    { audience, ou_id: ouId },
    { skip: !isWhole },
  )
  if (!isWhole) return null
  const tone = count?.people === 0 ? 'warning' : 'info'
  return (
    <Banner tone={tone}>
      <span aria-live="polite" aria-busy={isFetching}>
        {count ? t('audience.count', { count: count.people }) : t('audience.counting')}
        {count && count.without_account > 0 && ` ${t('audience.without', { count: count.without_account })}`}
      </span>
    </Banner>
  )
}
