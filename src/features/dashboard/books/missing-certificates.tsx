import { Link } from 'react-router-dom'
import type { CertificateReport } from '@contract/modules/collection/certificate-report'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** How many certificates of tax withheld are overdue; a press shows the quarters they are missing in. */
export function MissingCertificates({ overdue }: Pick<CertificateReport, 'overdue'>) {
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
