import { useState } from 'react'
import { Link } from 'react-router-dom'
import { monthAfter } from '@contract/kernel/dates'
import { cohortDrill } from '@contract/modules/sales/sales-report.rules'
import { drillPath } from '@/features/sales-report/drill-link'
import { useGetSalesCohortsQuery } from '@/features/sales-report/sales-report.api'
import type { useReportAddress } from '@/features/sales-report/use-report-address'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

const SHADES = 5
const WHAT = ['ended', 'booked'] as const
type CohortMeasure = (typeof WHAT)[number]

export type CohortViewProps = { address: ReturnType<typeof useReportAddress> }

export function CohortView({ address: { question, filters } }: CohortViewProps) {
  const t = usePhrases('sales-report')
  const formats = useFormats()
  const [what, setWhat] = useState<CohortMeasure>('ended')
  const { from, to } = question
  const { currentData, ...answer } = useGetSalesCohortsQuery({ from, to, ...filters })
  if (!currentData) return <AnswerWait answer={answer} shape="rows" lines={8} />
  const { rows } = currentData
  const longest = Math.max(0, ...rows.map(row => row[what].length))
  const percent = (part: number, whole: string) => (Number(whole) > 0 ? (100 * part) / Number(whole) : 0)
  const shade = (cell: string, whole: string) =>
    Math.min(SHADES, Math.ceil(percent(Number(cell), whole) / 10))
  return (
    <Card
      title={t('cohorts.title')}
      text={t('cohorts.text')}
      flush
      actions={
        <Field label={t('cohorts.what')}>
          <Select
            value={what}
            options={WHAT.map(one => ({ value: one, label: t(`cohorts.${one}`) }))}
            onChange={event => setWhat(event.target.value === 'booked' ? 'booked' : 'ended')}
          />
        </Field>
      }
    >
      {rows.length === 0 && (
        <EmptyState icon="bar-chart" title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page is moved by its own keys
        <div className="cohort-scroll" tabIndex={0} role="region" aria-label={t('cohorts.title')}>
          <table className="cohort-table">
            <caption className="visually-hidden">{t('cohorts.text')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('cohorts.month')}</th>
                <th scope="col">{t('columns.reservations')}</th>
                <th scope="col">{t('cohorts.rate')}</th>
                {Array.from({ length: longest }, (_, index) => (
                  <th scope="col" key={index} title={t('cohorts.since', { months: index })}>
                    {index}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.month}>
                  <th scope="row">{formats.month(`${row.month}-01`)}</th>
                  <td>
                    <Ltr>{row.reservations}</Ltr>
                  </td>
                  <td>
                    <Ltr>
                      {percent(
                        row[what].reduce((sum, cell) => sum + Number(cell), 0),
                        row.reservations,
                      ).toFixed(1)}
                    </Ltr>
                  </td>
                  {row[what].map((cell, later) => (
                    <td key={later} data-shade={shade(cell, row.reservations)}>
                      {cell === '0' ? (
                        <span aria-hidden="true">·</span>
                      ) : (
                        <Link
                          to={drillPath(
                            cohortDrill({
                              fact: what,
                              cohort: row.month,
                              month: monthAfter(row.month, later),
                              filters,
                            }),
                          )}
                        >
                          <Ltr>{cell}</Ltr>
                        </Link>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
