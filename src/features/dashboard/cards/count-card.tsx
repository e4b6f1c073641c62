import { Link } from 'react-router-dom'
import type { CountCard as Counted } from '@/features/dashboard/cards/cards'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardCountsQuery } from '@/features/dashboard/dashboard.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

export type CountCardProps = { card: Counted }

/** How many of each; a press shows them. */
export function CountCard({ card }: CountCardProps) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useDashboardCountsQuery(card.lines.map(({ list, filter }) => ({ list, filter })))
  return (
    <CardFrame
      title={t(`cards.${card.key}.title`)}
      icon={card.icon}
      asked={{ data, error, isFetching, refetch }}
    >
      {counts => (
        <ul className="count-lines">
          {card.lines.map((line, index) => (
            <li key={line.key}>
              <Link to={listPath(line.screen, line)} className="count-line">
                <span>{t(`lines.${line.key}` as 'lines.draft')}</span>
                <span className={line.tone && counts[index] ? 'count-figure is-warning' : 'count-figure'}>
                  <Ltr>{formats.figure(counts[index] ?? 0)}</Ltr>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </CardFrame>
  )
}
