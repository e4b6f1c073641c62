import type { RepriceSkipped } from '@contract/selling/property-unit.calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type RepriceSkipsProps = { title: string; skipped: readonly RepriceSkipped[] }

const NAMED = 5

/** What is left as it is, by the reason. */
export function RepriceSkips({ title, skipped }: RepriceSkipsProps) {
  const t = usePhrases('property')
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  return (
    <Banner tone="warning" title={title}>
      <ul className="mb-0">
        {reasons.map(reason => {
          const group = skipped.filter(line => line.reason === reason)
          const names = group.slice(0, NAMED).map(({ unit_code }) => unit_code)
          const examples = names.join(', ') + (group.length > NAMED ? ' …' : '')
          return (
            <li key={reason}>
              {t('reprice.skip_line', {
                reason: t(`reprice.skips.${reason}`),
                count: group.length,
                examples,
              })}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
