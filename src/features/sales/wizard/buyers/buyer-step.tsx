import { useState } from 'react'
import { useFindBuyersQuery, useGetPickedBuyerQuery } from '@/features/sales/pick.api'
import { LeadBuyer } from '@/features/sales/start/lead-buyer'
import { BuyerFacts } from '@/features/sales/wizard/buyers/buyer-facts'
import { CoBuyers } from '@/features/sales/wizard/buyers/co-buyers'
import { PickList } from '@/features/sales/wizard/pick-list'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { useCan } from '@/shared/access/use-can'
import { useFormField } from '@/shared/form/use-form-field'
import { useDebounced } from '@/shared/form/use-debounced'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { formPart } from '@/shared/form/form-part'

export type BuyerStepProps = { wizard: Wizard }

export function BuyerStep({ wizard }: BuyerStepProps) {
  const t = usePhrases('sale-wizard')
  const can = useCan()
  const field = useFormField<Wizard['values'], string | null>(wizard.form, 'buyer_id')
  const id = typeof field.value === 'string' ? field.value : null
  const [search, setSearch] = useState('')
  const settled = useDebounced(search) ?? ''
  const found = useFindBuyersQuery(settled, { skip: id !== null })
  const picked = useGetPickedBuyerQuery(id ?? '', { skip: id === null })
  const buyer = picked.currentData
  const lead = wizard.values.lead_id
  const addBuyer = can('buyer.record.create') && (
    <Button icon="person-plus" onClick={() => wizard.leave.toNewBuyer(lead)}>
      {t('buyer.add')}
    </Button>
  )

  if (id === null) {
    return (
      <div className="form-stack">
        {lead && <LeadBuyer leadId={lead} onBuyer={one => void wizard.chooseBuyer(one)} />}
        <PickList
          name="buyer_id"
          label={t('buyer.search')}
          search={search}
          onSearch={setSearch}
          items={found.data}
          isBusy={found.isFetching || settled !== search}
          error={found.error}
          onRetry={() => void found.refetch()}
          onPick={one => {
            field.onChange(one.id)
            // Whoever was a lead stays one: the sale moves it.
            if (one.lead_id) wizard.form.fields.setValue('lead_id', one.lead_id, { shouldDirty: true })
          }}
          show={one => <BuyerFacts buyer={one} />}
          none={t('buyer.none')}
          fieldError={field.error}
          inputRef={field.ref}
        />
        <p className="text-muted small">{t('buyer.add_hint')}</p>
        {addBuyer && <div>{addBuyer}</div>}
      </div>
    )
  }
  return (
    <div className="form-stack">
      {!buyer && <AnswerWait answer={picked} lines={3} />}
      <div className="picked">
        {buyer && <BuyerFacts buyer={buyer} />}
        <Button size="sm" onClick={() => field.onChange(null)}>
          {t('buyer.change')}
        </Button>
      </div>
      {field.error && <p className="field-error">{field.error}</p>}
      {buyer && !buyer.consent_at && (
        <Banner tone="warning" title={t('buyer.no_consent')}>
          {t('buyer.no_consent_text')}
        </Banner>
      )}
      <CoBuyers form={formPart(wizard.form)} values={wizard.values} />
    </div>
  )
}
