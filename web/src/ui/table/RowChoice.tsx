/** Props of the checkbox. */
export interface RowChoiceProps {
  label: string;
  checked: boolean;
  /** @param withRange whether Shift was held */
  onChange: (on: boolean, withRange: boolean) => void;
}

/** The checkbox of a row. */
export function RowChoice({ label, checked, onChange }: RowChoiceProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={({ target, nativeEvent }) => onChange(target.checked, (nativeEvent as MouseEvent).shiftKey)}
      style={{
        display: 'block',
        width: '1.25rem',
        height: '1.25rem',
        accentColor: 'var(--chakra-colors-accent-solid)',
      }}
    />
  );
}
