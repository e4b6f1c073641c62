import type { QuoteBody } from '@contract/modules/property/quote.calls'
import { quoteValidUntil } from '@contract/modules/property/quote.rules'
import { QuoteFields } from '@/features/property/quote/quote-fields'
import {
  figuresOf,
  newQuote,
  quoteFormSchema,
  termsOf,
  type QuoteForm,
} from '@/features/property/quote/quote-form'
import { QuoteSheet } from '@/features/property/quote/quote-sheet'
import { useLeadInView } from '@/features/property/lead-in-view'
import { quoteActions } from '@/features/property/quote/quotes.api'
import { Form } from '@/shared/form/form'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

export type QuoteMakerProps = { quoting: QuoteBody; maySave: boolean }

/** Terms on the one side, what they come to on the other, while one types. */
export function QuoteMaker({ quoting, maySave }: QuoteMakerProps) {
  const t = usePhrases('quote')
  const dispatch = useAppDispatch()
  const [save] = quoteActions.save.useMutation()
  const form = usePortalForm<QuoteForm>({
    schema: quoteFormSchema,
    defaultValues: newQuote(quoteValidUntil(quoting.unit.today, quoting.valid_days), {
      lead_id: useLeadInView(),
      reservation_fee: quoting.reservation_fee,
    }),
    onSubmit: async values => {
      const terms = termsOf(values)
      if (!terms) return
      const { prepared_for, valid_until, lead_id } = values
      const named = { prepared_for: prepared_for?.trim() || null, valid_until }
      const body = { unit_id: quoting.unit_id, lead_id, ...named, terms }
      const saved = await save({ body }).unwrap()
      dispatch(success(t('form.saved', { no: String(saved['quote_no']) })))
    },
  })
  const figures = figuresOf(quoting.unit, useFormValues(form))
  return (
    <Form form={form} className="quote-maker">
      <QuoteFields form={form} />
      <div className="quote-preview" aria-live="polite">
        {figures ? <QuoteSheet figures={figures} /> : <p className="text-muted">{t('form.refused')}</p>}
      </div>
      {maySave && (
        <div>
          <Button type="submit" variant="primary" busy={form.isBusy} disabled={!figures}>
            {t('form.save')}
          </Button>
        </div>
      )}
    </Form>
  )
}
