import type { KeyboardEvent } from 'react'
import { buyerOfLeadSchema, type BuyerOfLead } from '@contract/modules/buyers/buyer-of-lead'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { splitName } from '@contract/modules/buyers/split-name'
import { useGetLeadToSellQuery, useMakeBuyerOfLeadMutation } from '@/features/sales/start/start.api'
import { useCan } from '@/shared/access/use-can'
import { FailureBanner } from '@/shared/form/failure-banner'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormText } from '@/shared/form/form-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'

export type LeadBuyerProps = { leadId: string; onBuyer: (buyerId: string) => void }

/** The lead of the sale, offered as its buyer. */
export function LeadBuyer({ leadId, onBuyer }: LeadBuyerProps) {
  const t = usePhrases('sale-wizard')
  const can = useCan()
  const mayAdd = can('buyer.lead.view') && can('buyer.record.create')
  const { currentData: lead, error } = useGetLeadToSellQuery(leadId, { skip: !mayAdd })
  if (!mayAdd || error !== undefined) return null
  if (!lead) return <Skeleton lines={3} />
  const { converted_buyer_id: buyer, full_name } = lead
  if (buyer === null) return <AddLead key={lead.id} lead={lead} onBuyer={onBuyer} />
  return (
    <div className="picked">
      <span>{t('buyer.lead_is_buyer', { name: full_name })}</span>
      <Button size="sm" variant="primary" onClick={() => onBuyer(buyer)}>
        {t('buyer.take')}
      </Button>
    </div>
  )
}

/** Filled in from the lead; only what a lead does not say is asked for. It stands in the form of the sale, so it is none itself. */
function AddLead({ lead, onBuyer }: { lead: Lead; onBuyer: LeadBuyerProps['onBuyer'] }) {
  const t = usePhrases('sale-wizard')
  const dispatch = useAppDispatch()
  const [make] = useMakeBuyerOfLeadMutation()
  const { first_name, last_name } = splitName(lead.full_name)
  const form = usePortalForm<BuyerOfLead>({
    schema: buyerOfLeadSchema,
    defaultValues: {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      mobile: lead.mobile_e164,
      present_address: '',
    },
    onSubmit: async body => {
      const made = await make({ lead: lead.id, body }).unwrap()
      dispatch(success(t('buyer.added', { name: made.full_name })))
      onBuyer(made.id)
    },
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.handleSubmit()
  }
  const line = { required: true, dir: 'auto', onKeyDown: handleKeyDown } as const
  return (
    <section className="lead-buyer form-stack" aria-labelledby="lead-buyer">
      <h3 className="known-title mb-0" id="lead-buyer">
        {t('buyer.lead', { name: lead.full_name })}
      </h3>
      <p className="text-muted small mb-0">
        <Ltr>{[lead.lead_no, lead.email].filter(Boolean).join(' · ')}</Ltr>
      </p>
      {form.failure && <FailureBanner failure={form.failure} />}
      <div className="form-grid">
        <FormText form={form} name="first_name" label={t('buyer.first_name')} {...line} />
        <FormText form={form} name="last_name" label={t('buyer.last_name')} {...line} />
        <FormText
          form={form}
          name="mobile"
          label={t('buyer.mobile')}
          type="tel"
          inputMode="tel"
          {...line}
          dir="ltr"
          nullable
        />
      </div>
      <FormLongText form={form} name="present_address" label={t('buyer.address')} required rows={2} />
      <div>
        <Button variant="primary" icon="person-check" busy={form.isBusy} onClick={() => form.handleSubmit()}>
          {t('buyer.add_lead')}
        </Button>
      </div>
    </section>
  )
}
