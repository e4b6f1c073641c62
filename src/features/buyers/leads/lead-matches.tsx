import { useGetLeadMatchesQuery } from '@/features/buyers/leads/lead-commands.api'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { Link } from 'react-router-dom'

export type LeadMatchesProps = { id: string; isSilent: boolean }

/** Units on offer that may be what is looked for, by project, type and budget. */
export function LeadMatches({ id, isSilent }: LeadMatchesProps) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const can = useCan()
  const { currentData: units, ...answer } = useGetLeadMatchesQuery(id, { skip: isSilent })
  if (isSilent)
    return (
      <EmptyState icon="x-circle" title={t('consent.withdrawn')}>
        {t('matches.silent')}
      </EmptyState>
    )
  if (!units) return <AnswerWait answer={answer} lines={6} />
  if (units.length === 0) {
    return (
      <EmptyState icon="buildings" title={t('matches.empty')}>
        {t('matches.empty_text')}
      </EmptyState>
    )
  }
  return (
    <div className="stack">
      <p className="text-muted small">{t('matches.text', { count: units.length })}</p>
      <ul className="match-list">
        {units.map(unit => (
          <li key={unit.id}>
            <span>
              <Link to={`/property/list?record=${unit.id}&for=${id}`}>
                <bdi>{unit.unit_code}</bdi>
              </Link>
              <span className="text-muted small">
                {[
                  unit.project_label,
                  storedName('unit_type', unit.unit_type_label ?? ''),
                  unit.house_model_label,
                  unit.floor_area_sqm && t('matches.floor', { area: unit.floor_area_sqm }),
                  unit.lot_area_sqm && t('matches.lot', { area: unit.lot_area_sqm }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <strong>
              <Ltr>{formats.amount(unit.list_price)}</Ltr>
            </strong>
            {(can('property.reserved.hold') || can('sales.record.create')) && (
              <span className="match-actions">
                {can('property.reserved.hold') && (
                  <ButtonLink size="sm" to={`/property/list?record=${unit.id}&for=${id}&hold=${unit.id}`}>
                    {t('matches.hold')}
                  </ButtonLink>
                )}
                {can('sales.record.create') && (
                  <ButtonLink size="sm" to={`/property/list?record=${unit.id}&for=${id}&tab=quote`}>
                    {t('matches.quote')}
                  </ButtonLink>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
