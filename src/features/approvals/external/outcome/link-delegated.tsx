import { LinkOutcome } from '@/features/approvals/external/outcome/link-outcome'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type LinkDelegatedProps = { to: string }

export function LinkDelegated({ to }: LinkDelegatedProps) {
  const t = usePhrases('link')
  return (
    <LinkOutcome icon="send-check" tone="success" title={t('delegate.done', { other: to })}>
      <p>{t('delegate.done_text')}</p>
      <p className="link-faint">{t('done.close')}</p>
    </LinkOutcome>
  )
}
