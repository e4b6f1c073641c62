import { Link } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import type { CertificateReport } from '@contract/modules/collection/certificate-report'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { useDashboardCashQuery, useDashboardReceivablesQuery } from '@/features/dashboard/books/books.api'
import { useDashboardCertificatesQuery } from '@/features/dashboard/books/books.api'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

const CASH: readonly string[] = [LEDGER.cash_on_hand, LEDGER.bank]

/** The cash there is, what developers owe by its age, and the certificates that they still owe. */
export function BalancesCard() {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const can = useCan()
  const today = businessDate(new Date())
  const seesCash = can('accounting.journal.view')
  const seesAging = can('collection.receivable.view')
  const cash = useDashboardCashQuery(today.slice(0, 7), { skip: !seesCash })
  const aging = useDashboardReceivablesQuery(today, { skip: !seesAging })
  const seesCertificates = can('collection.certificate.view')
  const certificates = useDashboardCertificatesQuery(today, { skip: !seesCertificates })
  const asked = [
    ...(seesCash ? [cash] : []),
    ...(seesAging ? [aging] : []),
    ...(seesCertificates ? [certificates] : []),
  ]
  const isThere = asked.every(({ currentData }) => currentData !== undefined)
  const line = (key: string, words: string, amount: string, path: string, isLate = false) => (
    <li key={key}>
      <Link to={path} className="count-line">
        <span>{words}</span>
        <span className={isLate && parseMoney(amount) > 0n ? 'count-figure is-warning' : 'count-figure'}>
          <Ltr>{formats.amount(amount)}</Ltr>
        </span>
      </Link>
    </li>
  )
  const balance = moneyText(
    (cash.currentData?.rows ?? [])
      .filter(({ code }) => CASH.includes(code))
      .reduce((sum, { closing }) => sum + parseMoney(closing), 0n),
  )
  return (
    <CardFrame
      title={t('cards.balances.title')}
      icon="cash-stack"
      asked={{
        data: isThere || undefined,
        error: asked.find(({ error }) => error !== undefined)?.error,
        isFetching: asked.some(({ isFetching }) => isFetching),
        refetch: () => asked.forEach(one => void one.refetch()),
      }}
    >
      {() => (
        <ul className="count-lines">
          {seesCash && line('cash', t('cards.balances.cash'), balance, '/accounting/trial-balance')}
          {aging.currentData &&
            line('owed', t('cards.balances.owed'), aging.currentData.total, '/collection/receivables')}
          {aging.currentData &&
            AGING_BUCKETS.map(bucket =>
              line(
                bucket,
                bucket === 'current'
                  ? t('cards.balances.current')
                  : t('cards.balances.overdue', { days: bucket.replace('-', '–') }),
                aging.currentData?.buckets[bucket] ?? '0.00',
                '/collection/receivables',
                bucket !== 'current',
              ),
            )}
          {certificates.currentData && <MissingCertificates overdue={certificates.currentData.overdue} />}
        </ul>
      )}
    </CardFrame>
  )
}

/** How many certificates of tax withheld are overdue; a press shows the quarters they are missing in. */
function MissingCertificates({ overdue }: Pick<CertificateReport, 'overdue'>) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const count = overdue.reduce((sum, developer) => sum + developer.count, 0)
  const since = overdue.map(developer => developer.since).toSorted()[0]
  return (
    <li>
      <Link to={`/collection/certificates${since ? `?from=${since}` : ''}`} className="count-line">
        <span>{t('cards.balances.certificates')}</span>
        <span className={count > 0 ? 'count-figure is-warning' : 'count-figure'}>
          <Ltr>{formats.figure(count)}</Ltr>
        </span>
      </Link>
    </li>
  )
}
