import { usePhrases } from '@/shared/i18n/use-phrases'
import { useMenu } from '@/shared/layout/use-menu'
import { selectRights } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { EmptyState } from '@/shared/ui/empty-state'

/** For people to whom no role has been given. */
export function NothingOpen() {
  const t = usePhrases('dashboard')
  const { tree } = useMenu()
  const rights = useAppSelector(selectRights)
  const isOpen = tree.some(group => group.children.some(child => child.path !== '/'))
  if (isOpen || rights === 'unknown' || rights === 'loading') return null
  return (
    <EmptyState icon="compass" title={t('nothing_open.title')}>
      <p>{t('nothing_open.text')}</p>
    </EmptyState>
  )
}
