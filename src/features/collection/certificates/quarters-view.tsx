import { useGetCertificateReportQuery } from '@/features/collection/certificates/certificates.api'
import { MissingAges } from '@/features/collection/certificates/missing-ages'
import { QuarterTable } from '@/features/collection/certificates/quarter-table'
import type { CertificateAddress } from '@/features/collection/certificates/use-certificate-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { StatementUnits } from '@/shared/statement/statement-units'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

/** What was withheld and what was certified of it, as of today. */
export function QuartersView({ address }: { address: CertificateAddress }) {
  const t = usePhrases('collection')
  const { question, asOf } = address
  const answer = useGetCertificateReportQuery({ ...question, as_of: asOf })
  return (
    <div className="stack">
      <QuarterBar address={address} />
      <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
        {report => (
          <>
            {report.quarters.length === 0 ? (
              <Card>
                <EmptyState icon="patch-check" title={t('certificate.none')}>
                  {t('certificate.none_text')}
                </EmptyState>
              </Card>
            ) : (
              <Card flush>
                <QuarterTable report={report} />
              </Card>
            )}
            <MissingAges report={report} units={question.units} />
          </>
        )}
      </Answer>
    </div>
  )
}

/** Of which quarters and units. */
function QuarterBar({ address }: { address: CertificateAddress }) {
  const t = usePhrases('collection')
  const { question, quarters, change } = address
  const options = quarters.map(value => ({ value, label: value.replace('-', ' ') }))
  return (
    <div className="statement-bar">
      {(['from', 'to'] as const).map(end => (
        <Field key={end} label={t(`certificate.${end}`)}>
          <Select
            value={question[end]}
            options={options}
            onChange={event => change({ [end]: event.target.value })}
          />
        </Field>
      ))}
      <StatementUnits address={address} />
    </div>
  )
}
