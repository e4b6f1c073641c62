import { useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { saleActions } from '@/features/sales/sale-commands.api'
import { BuyerStep } from '@/features/sales/wizard/buyers/buyer-step'
import { CheckStep } from '@/features/sales/wizard/check/check-step'
import { PriceStep } from '@/features/sales/wizard/price/price-step'
import { SellersStep } from '@/features/sales/wizard/sellers-step'
import { StepBar } from '@/features/sales/wizard/step-bar'
import { TermsStep } from '@/features/sales/wizard/terms-step'
import { UnitStep } from '@/features/sales/wizard/unit/unit-step'
import { UnitWatch } from '@/features/sales/wizard/unit/unit-watch'
import { useWizard, type StoredDraft, type Wizard } from '@/features/sales/wizard/use-wizard'
import { WizardActions } from '@/features/sales/wizard/wizard-actions'
import { WizardConflict } from '@/features/sales/wizard/wizard-conflict'
import { DiscardEntry } from '@/features/sales/start/discard-entry'
import { QuoteNote } from '@/features/sales/start/quote-note'
import { useHoldLead } from '@/features/sales/start/use-hold-lead'
import '@/features/sales/wizard/wizard.scss'
import type { WizardValues } from '@/features/sales/wizard/wizard-values'
import type { WizardStep } from '@/features/sales/wizard/wizard-steps'
import { CommandDialog } from '@/shared/command/command-dialog'
import { useCommand } from '@/shared/command/use-command'
import { DraftOffer } from '@/shared/form/draft-offer'
import { Form } from '@/shared/form/form'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type WizardFormProps = {
  row: SaleRow | null
  detail: SaleDetail | null
  begun: WizardValues | null
  onCreated: (id: string) => void
}

const PARTS: Record<WizardStep, ComponentType<{ wizard: Wizard }>> = {
  unit: UnitStep,
  buyer: BuyerStep,
  price: PriceStep,
  terms: TermsStep,
  sellers: SellersStep,
  check: CheckStep,
}

export function WizardForm(start: WizardFormProps) {
  const t = usePhrases('sale-wizard')
  const words = usePhrases('sales')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const wizard = useWizard(start)
  const { form, draft, step } = wizard
  const [reserving, setReserving] = useState<StoredDraft | null>(null)
  const Part = PARTS[step]
  useHoldLead(wizard)

  const open = (id: string) => void navigate(`?record=${id}`)
  const [ask, busyId] = useCommand(saleActions.ask_reservation)
  const handleSave = async () => {
    const saved = await wizard.save()
    if (saved) dispatch(success(t('saved')))
  }
  const handleAsk = async () => {
    const saved = await wizard.save()
    if (saved && (await ask({ record: saved }, words('done.ask_reservation')))) open(saved.id)
  }
  const handleReserve = async () => {
    const saved = await wizard.save()
    if (saved) setReserving(saved)
  }
  return (
    <>
      <Form form={form} className="wizard" label={t('title')}>
        <DraftOffer draft={draft} />
        <StepBar step={step} filled={wizard.filled} faulty={wizard.faulty} onStep={wizard.goTo} />
        <WizardConflict wizard={wizard} />
        {wizard.values.quote_id !== null && <QuoteNote wizard={wizard} />}
        {step !== 'unit' && <UnitWatch key={step} wizard={wizard} />}
        <section className="wizard-part" aria-labelledby="wizard-step">
          <h2 className="wizard-title" id="wizard-step">
            {t(`steps.${step}`)}
          </h2>
          <p className="text-muted">{t(`texts.${step}`)}</p>
          <Part wizard={wizard} />
          {!wizard.kept && form.fields.formState.isDirty && <DiscardEntry onDiscard={wizard.leave.discard} />}
        </section>
        <WizardActions
          wizard={wizard}
          isAsking={busyId !== null}
          onSave={() => void handleSave()}
          onAsk={() => void handleAsk()}
          onReserve={() => void handleReserve()}
        />
        <LeaveGuard isDirty={form.fields.formState.isDirty && !form.isBusy && !wizard.leave.isGoing} />
      </Form>
      {reserving && (
        <CommandDialog
          command={saleActions.reserve}
          record={reserving}
          namespace="sales"
          recordName=""
          defaults={{ reservation_date: wizard.values.reservation_date }}
          onClose={() => setReserving(null)}
          onDone={() => open(reserving.id)}
        />
      )}
    </>
  )
}
