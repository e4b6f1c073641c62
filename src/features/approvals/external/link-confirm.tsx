import { useEffect, useRef, type FormEvent } from 'react'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import type { Link, LinkDecision } from '@/features/approvals/external/link-calls'
import { LinkSignIn } from '@/features/approvals/external/link-sign-in'
import type { LinkStage } from '@/features/approvals/external/link-stage'
import { useConfirm } from '@/features/approvals/external/use-confirm'
import { useSentence } from '@/shared/approval/decide/use-sentence'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { readToken } from '@/shared/session/stored-session'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { TextArea } from '@/shared/ui/text-area'
import { TextInput } from '@/shared/ui/text-input'

export type LinkConfirmProps = {
  link: Link
  opened: OpenedLink
  decision: LinkDecision
  onBack: () => void
  onStage: (stage: LinkStage) => void
}

/** The second press, under a sentence that says all of it. */
export function LinkConfirm({ link, opened, decision, onBack, onStage }: LinkConfirmProps) {
  const t = usePhrases('link')
  const sentence = useSentence(opened)
  const form = useConfirm({ link, opened, decision, onStage })
  const title = useRef<HTMLHeadingElement>(null)
  const requester = opened.view.requester.name

  useEffect(() => title.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    form.onConfirm()
  }
  const asksSignIn = form.mustSignIn || (opened.tier === 'login' && readToken() === null)
  return (
    <form noValidate className="link-card link-confirm" onSubmit={handleSubmit}>
      <h2 ref={title} tabIndex={-1} data-page-title>
        {t('confirm.title')}
      </h2>
      <p className="link-sentence">{sentence(decision)}</p>
      {asksSignIn ? (
        <LinkSignIn />
      ) : (
        <>
          <Field
            label={t(form.needsReason ? 'confirm.reason' : 'confirm.comment')}
            hint={t('confirm.reason_hint', { name: requester })}
            error={form.reasonError && t('confirm.reason_missing', { name: requester })}
            required={form.needsReason}
            optional={!form.needsReason}
          >
            <TextArea
              dir="auto"
              maxLength={2000}
              value={form.comment}
              onChange={event => form.setComment(event.target.value)}
            />
          </Field>
          {form.needsCode && <LinkCode form={form} address={opened.code_to} />}
        </>
      )}
      {form.problem && (
        <p className="field-error" role="alert">
          {form.problem}
        </p>
      )}
      <div className="link-bar">
        {!asksSignIn && (
          <Button type="submit" variant="primary" size="lg" className="link-agree" busy={form.isBusy}>
            {t('confirm.confirm')}
          </Button>
        )}
        <Button size="lg" disabled={form.isBusy} onClick={onBack}>
          {t('confirm.back')}
        </Button>
      </div>
    </form>
  )
}

type LinkCodeProps = {
  form: ReturnType<typeof useConfirm>
  /** Where the code goes, most of it hidden. */
  address: string | null
}

function LinkCode({ form, address }: LinkCodeProps) {
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
