/** One section of an engine's report. */
export interface Section {
  title: string;
  /** Markdown. */
  text: string;
  /** Names of the missed targets. */
  missed: string[];
}
