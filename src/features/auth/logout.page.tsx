import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { signOut } from '@/shared/session/sign-out'
import { useAppDispatch } from '@/shared/store/hooks'
import { Preloader } from '@/shared/ui/preloader'

export function LogoutPage() {
  const t = usePhrases('auth')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  useEffect(() => {
    void dispatch(signOut()).then(() => navigate('/login', { replace: true }))
  }, [dispatch, navigate])

  return (
    <main className="signing-out">
      <h1 className="visually-hidden">{t('logout.text')}</h1>
      <Preloader />
    </main>
  )
}
