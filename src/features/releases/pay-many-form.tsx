import { businessDate } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { PayMany } from '@contract/modules/commission/release-commands'
import { RELEASE_MODES, type Release } from '@contract/modules/commission/release.document'
import { releaseActions } from '@/features/releases/releases.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PaidRows } from '@/features/releases/paid-rows'

export type PayManyFormProps = { releases: readonly Release[]; onDone: () => void; onClose: () => void }

/** One day, one way and one bank account for all of them; checks are numbered in a row. */
export function PayManyForm({ releases, onDone, onClose }: PayManyFormProps) {
  const t = usePhrases('releases')
  const formats = useFormats()
  const form = useCommandForm<PayMany, { count: number; net_amount: string }>(releaseActions.pay_many, {
    defaultValues: {
      ids: releases.map(({ id }) => id),
      paid_on: businessDate(new Date()),
      pay_mode: 'bank_transfer',
      bank_id: null,
      first_check_no: null,
    },
    done: ({ count, net_amount }) => t('pay_many.done', { count, net: formats.amount(net_amount) }),
    onDone: () => {
      onDone()
      onClose()
    },
  })
  const { pay_mode } = form.fields.watch()
  const net = moneyText(total(releases.map(({ net_amount }) => parseMoney(net_amount))))
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('pay_many.title', { count: releases.length })}
      submit={t('pay_many.submit', { count: releases.length })}
      onClose={onClose}
    >
      <div className="form-grid">
        <FormDate form={form} name="paid_on" label={t('fields.paid_on')} required />
        <FormSelect
          form={form}
          name="pay_mode"
          label={t('fields.pay_mode')}
          options={RELEASE_MODES.map(value => ({ value, label: t(`values.pay_mode.${value}`) }))}
        />
        {pay_mode !== 'cash' && (
          <FormReference form={form} name="bank_id" to="bank" label={t('fields.bank_id')} required />
        )}
        {pay_mode === 'check' && (
          <FormText
            form={form}
            name="first_check_no"
            label={t('pay_many.first_check_no')}
            hint={t('pay_many.first_check_hint')}
            nullable
            dir="ltr"
            required
          />
        )}
      </div>
      <PaidRows releases={releases} errors={form.fields.formState.errors.ids} />
      <p className="mb-0">
        {t('pay_many.net')} <strong>{<Ltr>{formats.amount(net)}</Ltr>}</strong>
      </p>
    </FormDialog>
  )
}
