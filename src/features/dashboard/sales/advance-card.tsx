import { Link } from 'react-router-dom'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardAdvancesQuery } from '@/features/dashboard/sales/sales.api'
import { openAdvances } from '@/features/dashboard/sales/open-advances'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

/** What is still owed of one's own cash advances. */
export function AdvanceCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { currentData, error, isFetching, refetch } = useDashboardAdvancesQuery()
  const data = currentData === undefined ? undefined : { balance: currentData }
  return (
    <CardFrame title={t('cards.advance.title')} icon="wallet2" asked={{ data, error, isFetching, refetch }}>
      {({ balance }) =>
        balance === null ? (
          <p className="text-muted">{t('cards.advance.empty')}</p>
        ) : (
          <Link
            to={listPath('/cash-advance/record', { filter: openAdvances })}
            className="count-line is-large"
          >
            <span>{t('cards.advance.balance')}</span>
            <span className="count-figure">
              <Ltr>{formats.amount(balance)}</Ltr>
            </span>
          </Link>
        )
      }
    </CardFrame>
  )
}
