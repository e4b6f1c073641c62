import { useState } from 'react'
import { useFindUnitsQuery, useGetPickedUnitQuery } from '@/features/sales/pick.api'
import { isTakeable, UNIT_POLL_MS } from '@/features/sales/wizard/unit/unit-choice'
import { KnownUnits } from '@/features/sales/start/known-units'
import { PickList } from '@/features/sales/wizard/pick-list'
import { UnitFacts } from '@/features/sales/wizard/unit/unit-facts'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { useFormField } from '@/shared/form/use-form-field'
import { useDebounced } from '@/shared/form/use-debounced'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

export type UnitStepProps = { wizard: Wizard }

export function UnitStep({ wizard }: UnitStepProps) {
  const t = usePhrases('sale-wizard')
  const field = useFormField<Wizard['values'], string | null>(wizard.form, 'unit_id')
  const id = typeof field.value === 'string' ? field.value : null
  const [search, setSearch] = useState('')
  const settled = useDebounced(search) ?? ''
  const found = useFindUnitsQuery(settled, { skip: id !== null })
  const picked = useGetPickedUnitQuery(id ?? '', { skip: id === null, pollingInterval: UNIT_POLL_MS })
  const unit = picked.currentData

  if (id === null) {
    return (
      <div className="form-stack">
        <KnownUnits wizard={wizard} />
        <PickList
          name="unit_id"
          label={t('unit.search')}
          search={search}
          onSearch={setSearch}
          items={found.data}
          isBusy={found.isFetching || settled !== search}
          error={found.error}
          onRetry={() => void found.refetch()}
          onPick={one => field.onChange(one.id)}
          show={one => <UnitFacts unit={one} />}
          none={t('unit.none')}
          noneAction={<ButtonLink to="/property/list">{t('unit.to_list')}</ButtonLink>}
          fieldError={field.error}
          inputRef={field.ref}
        />
      </div>
    )
  }
  return (
    <div className="form-stack">
      {!unit && <AnswerWait answer={picked} lines={3} />}
      {unit && (
        <div className="picked">
          <UnitFacts unit={unit} />
          <Button size="sm" onClick={() => field.onChange(null)}>
            {t('unit.change')}
          </Button>
        </div>
      )}
      {unit && !isTakeable(unit) && (
        <Banner tone="danger" role="alert" title={t('unit.gone')}>
          {t('unit.gone_text', { unit: unit.unit_code })}
        </Banner>
      )}
      {field.error && <p className="field-error">{field.error}</p>}
    </div>
  )
}
