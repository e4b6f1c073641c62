import { usePhrases } from '@/shared/i18n/use-phrases'
import { useMenu } from '@/shared/layout/use-menu'
import { selectRights } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { EmptyState } from '@/shared/ui/empty-state'

/** For whoever has registered and was given no role yet. */
export function NothingOpen() {
  const t = usePhrases('dashboard')
  const { tree } = useMenu()
  const rights = useAppSelector(selectRights)
  const isOpen = tree.some(group => group.children.some(({ path }) => path !== '/'))
  if (isOpen || rights === 'unknown' || rights === 'loading') return null
  return (
    <EmptyState icon="compass" title={t('nothing_open')}>
      <p>{t('nothing_open_text')}</p>
    </EmptyState>
  )
}
