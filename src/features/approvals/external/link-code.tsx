import type { useConfirm } from '@/features/approvals/external/use-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { TextInput } from '@/shared/ui/text-input'

export type LinkCodeProps = {
  form: ReturnType<typeof useConfirm>
  /** Where the code goes, most of it hidden. */
  address: string | null
}

export function LinkCode({ form, address }: LinkCodeProps) {
  const t = usePhrases('link')
  const to = { address: address ?? '' }
  return (
    <Field
      label={t('code.label')}
      hint={<span role="status">{t(form.codeState === 'sent' ? 'code.sent' : 'code.sending', to)}</span>}
      error={form.codeError && t('code.missing')}
      required
      aside={
        <Button variant="link" size="sm" busy={form.codeState === 'sending'} onClick={form.onSendCode}>
          {t('code.again')}
        </Button>
      }
    >
      <TextInput
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="link-code"
        value={form.code}
        onChange={event => form.setCode(event.target.value)}
      />
    </Field>
  )
}
