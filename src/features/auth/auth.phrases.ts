export const authPhrases = {
  email: 'E-mail address',
  username: 'Username',
  password: 'Password',
  to_login: 'Back to sign in',

  login: {
    title: 'Sign in',
    text: 'Sign in with your work account.',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    register_question: 'No account yet?',
    register: 'Request an account',
    registered_title: 'Your request has arrived.',
    registered: 'You can sign in as soon as an administrator has activated the account.',
  },

  demo: {
    title: 'Try the demo',
    text: 'This is the demo company. Sign in as:',
  },

  roles: {
    super_admin: 'Super administrator',
    ou_admin: 'Unit administrator',
    sales_admin: 'Sales administrator',
    agent: 'Agent',
    sales_manager: 'Sales manager',
    accounting: 'Accounting',
    hr_staff: 'HR staff',
    immediate_head: 'Immediate head',
    president: 'President',
    employee: 'Employee',
  },

  register: {
    title: 'Request an account',
    text: 'An administrator checks the request and gives the account its roles.',
    submit: 'Send the request',
    success: 'Registration successful',
    username_hint: '3 to 40 letters, digits, dots, dashes or underscores.',
    password_hint: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
    login_question: 'Have an account?',
    login: 'Sign in',
  },

  forgot: {
    title: 'Forgot your password?',
    text: 'Write your address, and we send a link that sets a new one.',
    submit: 'Send the link',
    sent_title: 'Check your e-mail',
    sent: 'If {{email}} belongs to an account, a link is on its way. It works for a short time and only once.',
    again: 'Try another address',
  },

  reset: {
    title: 'Choose a new password',
    text: 'The link you followed lets you set it once.',
    label: 'New password',
    submit: 'Save the password',
    success: 'The password is set. Sign in with it.',
    reopen: 'Please open the link in your mail once more.',
    expired_title: 'This link does not work any more',
    expired: 'It was used, has expired, or a newer one was sent.',
    again: 'Send me a new link',
  },

  logout: {
    text: 'Signing out…',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    auth: typeof authPhrases
  }
}
