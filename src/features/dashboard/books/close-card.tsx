import { Link } from 'react-router-dom'
import { titleOfLabel } from '@contract/kernel/record-labels'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardCloseQuery, type MonthClose } from '@/features/dashboard/books/books.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { ButtonLink } from '@/shared/ui/button-link'

const LIST = '/accounting/periods'

/** The month that has to be closed next: in each unit what its checklist finds, and the way to the rows. */
export function CloseCard() {
  const t = usePhrases('dashboard')
  const { currentData: data, error, isFetching, refetch } = useDashboardCloseQuery()
  return (
    <CardFrame
      title={t('cards.close.title')}
      icon="calendar3"
      asked={{ data, error, isFetching, refetch }}
      footer={<ButtonLink to={LIST}>{t('cards.close.open')}</ButtonLink>}
    >
      {closes =>
        closes.length === 0 ? (
          <p className="text-muted">{t('cards.close.empty')}</p>
        ) : (
          <ul className="count-lines">
            {closes.map(close => (
              <UnitClose key={close.period.id} close={close} />
            ))}
          </ul>
        )
      }
    </CardFrame>
  )
}

function UnitClose({ close: { period, checks } }: { close: MonthClose }) {
  const t = usePhrases('dashboard')
  const ledger = usePhrases('ledger')
  const formats = useFormats()
  const found = checks.filter(({ state }) => state !== 'passed')
  const blocks = found.filter(({ state }) => state === 'blocks').length
  const record = `${LIST}?record=${period.id}`
  return (
    <li>
      <Link to={record} className="count-line">
        <span>
          {formats.month(period.month)} · <bdi>{titleOfLabel(period.ou_label ?? '')}</bdi>
        </span>
        <span className={blocks > 0 ? 'count-figure is-warning' : 'count-figure'}>
          <Ltr>{t('cards.close.passed', { passed: checks.length - found.length, all: checks.length })}</Ltr>
        </span>
      </Link>
      <ul className="close-lines">
        {found.map(({ check, state, count, rows }) => (
          <li key={check}>
            <Link to={rows ? listPath(rows.path, { filter: rows.filter }) : record}>
              {ledger(`checklist.wrong.${check}`)}
            </Link>
            <span className={state === 'blocks' ? 'is-blocking' : 'text-muted'}>
              <Ltr>{count}</Ltr>
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
