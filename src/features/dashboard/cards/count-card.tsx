import { Link } from 'react-router-dom'
import type { CountCard as Counted } from '@/features/dashboard/cards/cards'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { countKey, useCounts } from '@/features/dashboard/cards/use-counted-cards'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

export type CountCardProps = {
  card: Counted
  /** Asked for together with it. */
  all: readonly Counted[]
}

/** How many of each; a press shows them. */
export function CountCard({ card, all }: CountCardProps) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { currentData: data, error, isFetching, refetch } = useCounts(all)
  return (
    <CardFrame
      title={t(`cards.${card.key}.title`)}
      icon={card.icon}
      asked={{ data, error, isFetching, refetch }}
    >
      {counts => (
        <ul className="count-lines">
          {card.lines.map(line => {
            const count = counts[countKey(card.key, line.key)] ?? 0
            return (
              <li key={line.key}>
                <Link to={listPath(line.screen, line)} className="count-line">
                  <span>{t(`lines.${line.key}` as 'lines.draft')}</span>
                  <span className={line.tone && count > 0 ? 'count-figure is-warning' : 'count-figure'}>
                    <Ltr>{formats.figure(count)}</Ltr>
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </CardFrame>
  )
}
