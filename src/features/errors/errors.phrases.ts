export const errorsPhrases = {
  to_dashboard: 'Go to the dashboard',
  back: 'Go back',
  try_again: 'Try again',
  not_found: {
    kicker: 'Error 404',
    title: 'There is no page at this address',
    text: 'The address may be mistyped, or the page may have moved. Check it, or start from the dashboard.',
  },
  no_right: {
    kicker: 'Error 403',
    title: 'This page is not open to you',
    text: 'Your roles do not include it. If you need it for your work, ask an administrator and name this right:',
    text_plain: 'Your roles do not include it. If you need it for your work, ask an administrator.',
  },
  offline: {
    title: 'You are offline.',
    text: 'What you see may be out of date, and nothing is sent until the connection is back.',
  },
  crashed: {
    title: 'Something went wrong on this page',
    text: 'It is not your doing. What was already saved is safe. Try again, or go back to the dashboard.',
    request_id: 'Request {{id}}',
    show_details: 'Details for support',
    copy: 'Copy the details',
    copied: 'Copied',
  },
  chunk_failed: {
    script: 'Loading chunk failed',
    style: 'Loading CSS chunk failed',
    text: 'A part of the page could not be fetched. The connection may be weak, or the portal has just been updated.',
    type: 'Type: {{type}}',
    types: {
      error: 'not answered',
      missing: 'no longer there',
      timeout: 'took too long',
    },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    errors: typeof errorsPhrases
  }
}
