import { Suspense } from 'react'
import { isLocale, LOCALE_CODES, LOCALES } from '@contract/kernel/locales'
import { EmailForm } from '@/features/profile/email-form'
import { OwnSessions } from '@/features/profile/own-sessions'
import { PasswordForm } from '@/features/profile/password-form'
import { ProfileForm } from '@/features/profile/profile-form'
import { useGetOwnProfileQuery } from '@/features/profile/profile.api'
import { changeLocale } from '@/shared/i18n/change-locale'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Card } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'
import { late, orNothing } from '@/shared/ui/late'
import { PageHeader } from '@/shared/ui/page-header'
import { Select } from '@/shared/ui/select'

const PhotoCard = late(() => import('@/features/profile/photo-card').then(file => file.PhotoCard), orNothing)

export function OwnProfileScreen() {
  const t = usePhrases('profile')
  const { data: profile, ...answer } = useGetOwnProfileQuery()

  return (
    <>
      <PageHeader text={t('text')} />
      <div className="split">
        <div className="stack">
          <Card title={t('about.title')}>
            {(answer.error !== undefined || !profile) && <AnswerWait answer={answer} lines={6} />}
            {!answer.error && profile && (
              <ProfileForm profile={profile} onStale={() => void answer.refetch()} />
            )}
          </Card>
          <OwnSessions />
        </div>
        <div className="stack">
          {profile && (
            <Suspense>
              <PhotoCard profile={profile} />
            </Suspense>
          )}
          <LookCard />
          <PasswordForm email={profile?.email ?? ''} />
          <EmailForm email={profile?.email ?? ''} />
        </div>
      </div>
    </>
  )
}

const OPTIONS = LOCALE_CODES.map(code => ({ value: code, label: LOCALES[code].name }))

function LookCard() {
  const t = usePhrases('profile')
  const locale = useLocale()

  const handleChange = (value: string) => {
    if (isLocale(value)) void changeLocale(value)
  }
  return (
    <Card title={t('look.title')}>
      <div className="form-stack">
        <Field label={t('look.language')} hint={t('look.language_hint')}>
          <Select options={OPTIONS} value={locale} onChange={event => handleChange(event.target.value)} />
        </Field>
        <p className="text-muted small mb-0">{t('look.layout_hint')}</p>
      </div>
    </Card>
  )
}
