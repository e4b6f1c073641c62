import { useGetBuyerMergesQuery } from '@/features/buyers/buyers/buyers.calls'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

/** What became part of this record, so that an old number is still found. */
export function BuyerMerges({ id }: { id: string }) {
  const t = usePhrases('buyers')
  const formats = useFormats()
  const { currentData: merges } = useGetBuyerMergesQuery(id)
  if (!merges || merges.length === 0) return null
  return (
    <Banner title={t('merge.history')}>
      <ul className="plain-list">
        {merges.map(({ id: key, loser_no, loser_name, at, by, reason }) => (
          <li key={key}>
            <bdi>{loser_no}</bdi> · <bdi>{loser_name}</bdi>{' '}
            <span className="small text-muted">
              {formats.longDate(at)} · <bdi>{by ?? '–'}</bdi> · <bdi>{reason}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
