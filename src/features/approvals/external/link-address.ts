import type { Link } from '@/features/approvals/external/link-calls'

/** "/leave/request/ext/TOKEN" is the page "/leave/request/ext/:id" with the secret TOKEN. */
export function linkOf(pathname: string): Link {
  const cut = pathname.lastIndexOf('/')
  return { page: `${pathname.slice(0, cut)}/:id`, token: decodeURIComponent(pathname.slice(cut + 1)) }
}

/** The pages of a requester, which decide nothing. */
export const isStatusPage = (page: string) => page.includes('/status/') || page === '/cash-advance/ext/:id'
