/** Is it a key that presses a button? */
export const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
