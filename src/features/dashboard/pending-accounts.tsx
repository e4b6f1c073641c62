import { countKey, useCountedCards, useCounts } from '@/features/dashboard/cards/use-counted-cards'
import { PENDING } from '@/features/dashboard/dashboard.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { ButtonLink } from '@/shared/ui/button-link'
import { Icon } from '@/shared/ui/icon'

/** For those who may let people in. Without anyone waiting, or without an answer, there is nothing to show. */
export function PendingAccounts() {
  const t = usePhrases('dashboard')
  const { data: counts } = useCounts(useCountedCards())
  const count = counts?.[countKey('health', 'pending_users')]
  if (!count) return null
  return (
    <section className="attention enter" aria-labelledby="attention-title">
      <span className="attention-mark">
        <Icon name="person-check" size="lg" />
      </span>
      <div className="attention-words">
        <h2 className="attention-title" id="attention-title">
          {t('attention.pending', { count })}
        </h2>
        <p>{t('attention.pending_text')}</p>
      </div>
      <ButtonLink to={listPath('/settings/users', { filter: PENDING })} variant="primary">
        {t('attention.pending_action')}
      </ButtonLink>
    </section>
  )
}
