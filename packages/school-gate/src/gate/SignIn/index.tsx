import type { ReactNode } from 'react';
import type { CredentialMode } from '../../auth/credentialRules';
import { ownTexts } from '../../auth/errorTexts';
import type { SignedOutReason } from '../../auth/visitor';
import { school } from '@site/src/config/school';
import BusyButton from '../BusyButton';
import Field, { PasswordField } from '../Field';
import Message, { FormMessage } from '../Message';
import Form, { fieldPropsOf } from '../Form';
import GateCard from '../GateCard';
import Late from '../Late';
import MailHint from '../MailHint';
import Remember from '../Remember';
import { signInFormName } from './typedBefore';
import { modeTexts, reasonTexts } from './texts';
import { useSignInForm, type SignInForm } from './useSignInForm';
import styles from './styles.module.css';

interface SignInProps {
  /** Stands in the page before it is known whether somebody is signed in. */
  readonly standby?: boolean;
  readonly reason?: SignedOutReason | undefined;
  readonly email?: string | undefined;
  readonly firstMode?: CredentialMode;
}

/** What the mode asks for, from the address to the tick. */
function Fields({ form }: { readonly form: SignInForm }): ReactNode {
  const { mode, error, passwordShown } = form;
  return (
    <>
      <Field
        label="E-post"
        type="email"
        autoComplete="username"
        start={form.email}
        {...fieldPropsOf(error, 'email')}
      />
      {mode !== 'reset' && (
        <PasswordField
          label="Lösenord"
          autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
          shown={passwordShown}
          onToggle={form.togglePassword}
          start={form.password}
          {...fieldPropsOf(error, 'password')}
        />
      )}
      {mode === 'register' && (
        <PasswordField
          label="Bekräfta lösenord"
          autoComplete="new-password"
          shown={passwordShown}
          {...fieldPropsOf(error, 'confirmation')}
        />
      )}
      {mode !== 'reset' && <Remember checked={form.remember} onChange={form.setRemember} />}
    </>
  );
}

interface ModeLinkProps {
  readonly children: string;
  onPress(): void;
}

/** Looks like a link; it goes to another mode of the form, which has no address. */
function ModeLink({ children, onPress }: ModeLinkProps): ReactNode {
  return (
    <button type="button" className={styles.link} onClick={onPress}>
      {children}
    </button>
  );
}

/**
 * Sign-in, registration and the forgotten password in one form, switched by links. Enter in a field
 * submits.
 */
export default function SignIn({
  standby = false,
  reason,
  email = '',
  firstMode = 'signIn',
}: SignInProps): ReactNode {
  const form = useSignInForm({ emailDomain: school.emailDomain, firstMode, email, standby });
  const { mode, error, busy } = form;
  const text = modeTexts[mode];

  return (
    <GateCard heading={text.heading} subtitle={text.subtitle} standby={standby}>
      {reason !== undefined && error === undefined && (
        <Message kind="error">{reasonTexts[reason]}</Message>
      )}
      <FormMessage error={error} />
      {form.resetSent && (
        <>
          <Message kind="success">{ownTexts.resetMailSent}</Message>
          <MailHint />
        </>
      )}
      <Form
        formRef={form.ref}
        name={signInFormName}
        error={error}
        onSubmit={(values) => {
          void form.submit(values);
        }}
      >
        {/* Another mode begins with other fields. */}
        <Fields key={mode} form={form} />
        <BusyButton busy={busy} type="submit" className={styles.submit}>
          {text.submit}
        </BusyButton>
      </Form>
      {mode === 'signIn' && (
        <p className={styles.toggle}>
          <ModeLink onPress={() => form.switchMode('reset')}>Glömt lösenordet?</ModeLink>
        </p>
      )}
      <p className={styles.toggle}>
        <span>{text.question}</span>{' '}
        <ModeLink onPress={() => form.switchMode(text.other)}>{text.toggle}</ModeLink>
      </p>
      {standby && <Late className={styles.late} />}
    </GateCard>
  );
}
