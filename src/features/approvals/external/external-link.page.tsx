import { useLocation } from 'react-router-dom'
import { linkOf } from '@/features/approvals/external/link-address'
import { LinkPage } from '@/features/approvals/external/link-page'

/** The same page within the portal's own document: who comes back from the sign-in arrives here. */
export function ExternalLinkPage() {
  const { pathname } = useLocation()
  const link = linkOf(pathname)
  return <LinkPage key={link.token} link={link} />
}
