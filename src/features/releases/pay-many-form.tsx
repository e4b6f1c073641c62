import type { ReactNode } from 'react'
import { businessDate } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { Release } from '@contract/modules/commission/release.document'
import { PaidRows } from '@/features/releases/paid-rows'
import { lacksPayment, PaymentFields } from '@/features/releases/payment-fields'
import { releaseActions } from '@/features/releases/releases.api'
import { EntryBefore } from '@/shared/command/entry-before'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'

export type PayManyFormProps = {
  releases: readonly Release[]
  /** What is not paid of those that were selected. */
  children?: ReactNode
  onDone: () => void
  onClose: () => void
}

/** One day, one way and one bank account for all of them; checks are numbered in a row. */
export function PayManyForm({ releases, children, onDone, onClose }: PayManyFormProps) {
  const t = usePhrases('releases')
  const formats = useFormats()
  const form = useCommandForm<RecordValues, { count: number; net_amount: string }>(releaseActions.pay_many, {
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
  const net = moneyText(total(releases.map(({ net_amount }) => parseMoney(net_amount))))
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('pay_many.title', { count: releases.length })}
      submit={t('pay_many.submit', { count: releases.length })}
      onClose={onClose}
    >
      <PaymentFields
        form={form}
        check={{
          name: 'first_check_no',
          label: t('pay_many.first_check_no'),
          hint: t('pay_many.first_check_hint'),
        }}
      />
      <PaidRows releases={releases} errors={form.fields.formState.errors.ids} />
      <p className="mb-0">
        {t('pay_many.net')} <strong>{<Ltr>{formats.amount(net)}</Ltr>}</strong>
      </p>
      {children}
      <EntryBefore
        command={releaseActions.pay_many}
        form={form}
        isIncomplete={lacksPayment(form.fields.watch(), 'first_check_no')}
      />
    </FormDialog>
  )
}
