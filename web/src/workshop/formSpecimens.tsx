import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxField } from '../ui/form/CheckboxField.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormField } from '../ui/form/FormField.tsx';
import { InvalidLink } from '../ui/form/InvalidLink.tsx';
import { MailLocaleField } from '../ui/form/MailLocaleField.tsx';
import { NameFields } from '../ui/form/NameFields.tsx';
import { NewPasswordField } from '../ui/form/NewPasswordField.tsx';
import { NewsletterFields } from '../ui/form/NewsletterFields.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { PasswordRuleList } from '../ui/form/PasswordRuleList.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { UsernameField } from '../ui/form/UsernameField.tsx';
import type { Specimens } from './specimen.ts';

/** Stands for what `register` answers: nothing is kept of what is typed here. */
const input = (name: string): UseFormRegisterReturn => ({
  name,
  ref: () => undefined,
  onBlur: () => Promise.resolve(),
  onChange: () => Promise.resolve(),
});

const submission = {
  pending: false,
  error: null,
  refusals: [],
  onSubmit: () => undefined,
  sendAgain: () => undefined,
};
const refusal = { code: 'CONFLICT', message: 'The competition is paused.' };

/** The parts of forms. */
export const formSpecimens: Specimens = {
  'form/CheckboxField.tsx': [
    { state: 'empty', show: () => <CheckboxField>I accept the rules</CheckboxField> },
    { state: 'ticked', show: () => <CheckboxField defaultChecked>I accept the rules</CheckboxField> },
    { state: 'refused', show: () => <CheckboxField error="This must be accepted.">I accept the rules</CheckboxField> },
  ],
  'form/DraftNotice.tsx': [
    { state: 'restored', show: () => <DraftNotice draft={{ restored: true, discard: () => undefined }} /> },
  ],
  'form/Form.tsx': [
    { state: 'refused', show: () => <Form submission={{ ...submission, refusals: [refusal] }}>Fields</Form> },
    { state: 'failed', show: () => <Form submission={{ ...submission, error: new Error('offline') }}>Fields</Form> },
  ],
  'form/FormField.tsx': [
    {
      state: 'optional, with a hint',
      show: () => (
        <FormField label="Description" hint="Plain text" optional>
          <input aria-label="Description" />
        </FormField>
      ),
    },
  ],
  'form/InvalidLink.tsx': [
    { state: 'expired', show: () => <InvalidLink title="This link has expired">Ask for a new one.</InvalidLink> },
  ],
  'form/MailLocaleField.tsx': [{ state: 'plain', show: () => <MailLocaleField input={input('locale')} /> }],
  'form/NameFields.tsx': [
    {
      state: 'one refused',
      show: () => (
        <NameFields
          firstName={{ input: input('firstName') }}
          lastName={{ input: input('lastName'), error: 'This is required.' }}
        />
      ),
    },
  ],
  'form/NewPasswordField.tsx': [
    {
      state: 'half met',
      show: () => (
        <NewPasswordField
          label="New password"
          input={input('next')}
          password="long enough"
          forbidden={['long enough']}
        />
      ),
    },
  ],
  'form/NewsletterFields.tsx': [{ state: 'plain', show: () => <NewsletterFields input={input('newsletter')} /> }],
  'form/PasswordField.tsx': [
    { state: 'hidden', show: () => <PasswordField label="Password" defaultValue="secret" /> },
    { state: 'refused', show: () => <PasswordField label="Password" error="The password is not right." /> },
  ],
  'form/PasswordRuleList.tsx': [
    { state: 'nothing typed', show: () => <PasswordRuleList password="" forbidden={[]} /> },
    { state: 'met', show: () => <PasswordRuleList password="a long one indeed" forbidden={[]} /> },
  ],
  'form/SelectField.tsx': [
    {
      state: 'plain',
      show: () => (
        <SelectField label="Category">
          <option>Colour</option>
          <option>Monochrome</option>
        </SelectField>
      ),
    },
  ],
  'form/SubmitButton.tsx': [
    { state: 'ready', show: () => <SubmitButton pending={false}>Save</SubmitButton> },
    { state: 'being sent', show: () => <SubmitButton pending>Save</SubmitButton> },
  ],
  'form/TextField.tsx': [
    { state: 'with a value', show: () => <TextField label="Title" defaultValue="Morning mist" /> },
    { state: 'optional', show: () => <TextField label="Title" optional hint="At most 120 characters" /> },
    { state: 'refused', show: () => <TextField label="Title" error="This is required." /> },
    { state: 'disabled', show: () => <TextField label="Title" disabled defaultValue="Morning mist" /> },
  ],
  'form/UsernameField.tsx': [{ state: 'plain', show: () => <UsernameField /> }],
};
