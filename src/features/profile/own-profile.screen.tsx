import { Suspense } from 'react'
import { EmailForm } from '@/features/profile/email-form'
import { LookCard } from '@/features/profile/look-card'
import { OwnSessions } from '@/features/profile/own-sessions'
import { PasswordForm } from '@/features/profile/password-form'
import { ProfileForm } from '@/features/profile/profile-form'
import { useGetOwnProfileQuery } from '@/features/profile/profile.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Card } from '@/shared/ui/card'
import { late, orNothing } from '@/shared/ui/late'
import { PageHeader } from '@/shared/ui/page-header'

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
