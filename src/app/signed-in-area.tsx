import { useEffect, lazy, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { loadChunk } from '@/app/chunk-loading'
import { AbilityProvider } from '@/shared/access/ability-provider'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser, selectRights } from '@/shared/session/auth.slice'
import { loadRights } from '@/shared/session/load-rights'
import { isLeavingByDecision } from '@/shared/session/page-reload'
import { usePasswordQuestion } from '@/shared/session/password-question'
import { useAppSelector, useAppStore, useAppDispatch } from '@/shared/store/hooks'
import { watchActiveUnit } from '@/app/active-unit-watch'
import { connectApi } from '@/app/connect-api'
import { LOGIN_PATH } from '@/app/guard-decision'
import { FEATURE_MODULES } from '@/app/modules'
import { pagesOf } from '@/app/pages'
import { watchRights } from '@/app/rights-watch'
import { screenAt } from '@/app/shell/trail'
import { ScreenRoutes } from '@/app/screen-routes'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'
import { fetchAhead } from '@/shared/ui/when-quiet'

const pages = pagesOf(FEATURE_MODULES)

/** A frame without its page is better than none after that long. */
const TOGETHER_MS = 1_000

/** The frame, once the page that the address names can be drawn in it. */
export async function withItsPage() {
  const page = pages.get(screenAt(window.location.pathname)?.path ?? '')
  const limit = new Promise(resolve => setTimeout(resolve, TOGETHER_MS))
  await Promise.race([page && fetchAhead(page.type.ahead), limit])
  return SignedInArea
}

/** Everything behind the sign-in: rights, query cache and the frame around the pages. */
export function SignedInArea() {
  const store = useAppStore()
  const user = useAppSelector(selectUser)
  const userId = user?.id
  connectApi(store)

  useEffect(() => (userId === undefined ? undefined : watchRights(store)), [store, userId])
  useEffect(() => watchActiveUnit(store), [store])

  // Signed out. When the page is about to be renewed its address must stay: the guard will remember it.
  if (!user) return isLeavingByDecision() ? null : <Navigate to={LOGIN_PATH} replace />
  return (
    <AbilityProvider>
      <RightsBanner />
      <PasswordDialog />
      <ScreenRoutes pages={pages} />
    </AbilityProvider>
  )
}

const PasswordQuestion = lazy(async () => {
  const file = await loadChunk(() => import('@/shared/form/password-question'))
  return { default: file.PasswordQuestion }
})

/** Asked once, whatever call on whatever screen was refused for want of it; the call is then made again. */
function PasswordDialog() {
  const t = usePhrases('shared')
  const question = usePasswordQuestion()
  if (!question) return null
  const handleCancel = () => question.answer(false)
  return (
    <Modal show title={t('password_question.title')} onClose={handleCancel}>
      <p>{t('password_question.text')}</p>
      <Suspense fallback={<Skeleton shape="rows" lines={2} />}>
        <PasswordQuestion onShown={() => question.answer(true)} onCancel={handleCancel} />
      </Suspense>
    </Modal>
  )
}

/** The specification only logs this; whoever sits before a half-empty menu should know why. */
function RightsBanner() {
  const t = usePhrases('shared')
  const dispatch = useAppDispatch()
  const rights = useAppSelector(selectRights)
  return (
    <div role="status">
      {rights === 'failed' && (
        <Banner
          tone="warning"
          title={t('rights.failed_title')}
          className="top-banner"
          action={
            <Button size="sm" onClick={() => void dispatch(loadRights())}>
              {t('try_again')}
            </Button>
          }
        >
          {t('rights.failed')}
        </Banner>
      )}
    </div>
  )
}
